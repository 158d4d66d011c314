import { expect, test } from 'vitest'
import { firstMatch, matchPath } from './route-match.ts'

test('a pattern fits its address, whatever the letters are and with or without a slash at the end', () => {
  expect(matchPath('/casino/slot', '/casino/slot')).toEqual({})
  expect(matchPath('/casino/slot', '/Casino/SLOT/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/casino/slot', '/casino')).toBeUndefined()
  expect(matchPath('/casino', '/casino/slot')).toBeUndefined()
  expect(matchPath('/', '/casino')).toBeUndefined()
})

test('a name stands for one part of the address, as a person wrote it', () => {
  expect(matchPath('/pages/:id', '/pages/7')).toEqual({ id: '7' })
  expect(matchPath('/casino/play/:game', '/casino/play/a%2Fb%20%C4%B1')).toEqual({ game: 'a/b ı' })
  expect(matchPath('/pages/:id', '/pages')).toBeUndefined()
  expect(matchPath('/pages/:id', '/pages/7/8')).toBeUndefined()
})

test('an address that cannot be decoded is taken as it is', () => {
  expect(matchPath('/pages/:id', '/pages/%zz')).toEqual({ id: '%zz' })
})

test('the first that fits is taken, and the page for everything else only when none does', () => {
  const routes = [{ path: '*' }, { path: '/spor' }, { path: '/spor/:partner' }]
  expect(firstMatch(routes, '/spor')?.route.path).toBe('/spor')
  expect(firstMatch(routes, '/spor/fcg')).toMatchObject({ params: { partner: 'fcg' } })
  expect(firstMatch(routes, '/nowhere')?.route.path).toBe('*')
  expect(firstMatch([{ path: '/a' }], '/b')).toBeUndefined()
})
