// A bot of your own in JavaScript: it needs Node and nothing else.
//
//     astrarium admin bot-token starling          # on the server: prints the token
//     node examples/outside_bot.mjs http://localhost:8000 TOKEN
//
// The messages are those of outside_bot.py. Node's own WebSocket sends no header with a token, so the frames are
// read and written here: text, ping and close.
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'

const TEXT = 1, CLOSE = 8, PING = 9, PONG = 10

/** An answer: the option that touches most things on the table, or the first ones where several are picked. */
function choose(choice) {
  const options = [...choice.options].sort((a, b) => b.things.length - a.things.length)
  if (!choice.several) return options[0].option
  return options.slice(0, Math.min(Math.max(1, choice.at_least), choice.at_most)).map((each) => each.option)
}

/** One frame of a client, masked as the standard wants it. */
function frame(kind, payload) {
  const long = payload.length > 65535, middle = payload.length > 125
  const head = Buffer.alloc(long ? 10 : middle ? 4 : 2)
  head[0] = 0x80 | kind
  head[1] = 0x80 | (long ? 127 : middle ? 126 : payload.length)
  if (long) head.writeBigUInt64BE(BigInt(payload.length), 2)
  else if (middle) head.writeUInt16BE(payload.length, 2)
  const mask = randomBytes(4)
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4])])
}

/** Calls `heard(kind, payload)` for each whole message in a stream of frames. */
function reader(heard) {
  let waiting = Buffer.alloc(0), parts = [], kind = TEXT
  return (data) => {
    waiting = Buffer.concat([waiting, data])
    while (waiting.length >= 2) {
      const short = waiting[1] & 127, at = short === 127 ? 10 : short === 126 ? 4 : 2
      if (waiting.length < at) return
      const length = at === 10 ? Number(waiting.readBigUInt64BE(2)) : at === 4 ? waiting.readUInt16BE(2) : short
      if (waiting.length < at + length) return
      const opcode = waiting[0] & 15, last = waiting[0] & 128, payload = waiting.subarray(at, at + length)
      waiting = waiting.subarray(at + length)
      if (opcode >= CLOSE) heard(opcode, payload)
      else {
        kind = opcode || kind
        parts.push(payload)
        if (last) heard(kind, Buffer.concat(parts.splice(0)))
      }
    }
  }
}

/** Connects, announces itself and answers until the server leaves. */
function play(server, token) {
  const url = new URL('/api/bots/work', server)
  const headers = {
    Authorization: `Bearer ${token}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': 13,
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  }
  const request = (url.protocol === 'https:' ? https : http).request(url, { headers })
  request.on('upgrade', (_, socket, head) => {
    const send = (message) => socket.write(frame(TEXT, Buffer.from(JSON.stringify(message))))
    const read = reader((kind, payload) => {
      if (kind === PING) return socket.write(frame(PONG, payload))
      if (kind === CLOSE) return socket.end(frame(CLOSE, payload))
      const message = JSON.parse(payload)
      if (message.type === 'challenge') send({ type: 'accept', id: message.id })
      if (message.type === 'think') send({ type: 'answer', id: message.id, answer: choose(message.choice) })
    })
    socket.on('data', read)
    socket.on('error', () => socket.destroy())
    if (head.length) read(head)
    send({ type: 'hello', slots: 4, challenges: true })
  })
  request.on('response', (answer) => console.error(`The server refused: ${answer.statusCode}`))
  request.on('error', (error) => console.error(error.message))
  request.end()
}

play(process.argv[2], process.argv[3])
