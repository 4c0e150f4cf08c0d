import { describe, expect, it } from 'vitest'
import { onlyHere, tokenOf } from './links'

describe('links', () => {
  it('finds the token in whatever was pasted', () => {
    expect(tokenOf(' https://example.org/join/ab%2Fc?x=1 ')).toBe('ab/c')
    expect(tokenOf('abc')).toBe('abc')
  })

  it('knows an address that nobody else can open', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(onlyHere(host)).toBe(true)
    for (const host of ['192.168.1.20', 'table.example.org', 'localhost.example.org']) expect(onlyHere(host)).toBe(false)
  })
})
