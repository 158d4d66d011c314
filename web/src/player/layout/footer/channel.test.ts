import { expect, test } from 'vitest'
import { channelOf } from './channel.ts'

test('§2 Footer: a contact is a path of this site or a web address', () => {
  for (const good of ['/pages/3', '/', 'https://zar.example/kanal?x=1']) {
    expect(channelOf(good)).toBe(good)
  }
})

test('§2 Footer: what an operator set wrong, or someone slipped in, is no link', () => {
  for (const bad of [undefined, '', '//evil.example', '/\\evil.example', 'javascript:x', 'zar']) {
    expect(channelOf(bad)).toBeUndefined()
  }
  for (const bad of ['https://', 'http://zar.example', 'data:text/html,x', ' https://x']) {
    expect(channelOf(bad)).toBeUndefined()
  }
})
