/** Lets the client's tests import modules that read a browser's globals while they load. */
import { stubBrowser } from './browserStub'

stubBrowser()
