import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentDesk, type PieceRef } from '../../../testing/office/content-desk.ts'

let the: Awaited<ReturnType<typeof openContentDesk>>
beforeAll(async () => {
  the = await openContentDesk()
})
afterAll(() => the.close())

test('the pages of the menu and of the footer have orders of their own', async () => {
  const orders = async () => (await the.list())?.pageOrders ?? []
  const of = async (place: string) =>
    (await orders()).find((one) => one.place === place)?.pages ?? []
  const [menu, use] = [await of('menu'), await of('use')]
  expect(menu.length).toBeGreaterThan(use.length)
  const order = [...menu].reverse()
  const send = (input: object) =>
    the.post('order', { kind: 'page', place: 'menu', seen: menu, order, ...input })
  for (const place of ['nowhere', null])
    expect(await send({ place })).toMatchObject({ status: 400 })
  expect(await send({ order: menu.slice(1) })).toMatchObject({ status: 400 })
  const both = await Promise.all([send({}), send({})])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await of('menu')).toEqual(order)
  expect(await of('use')).toEqual(use)
  const shown = await the.shown<{ id: number }[]>('post', '/api/cms/contentlist', {
    status: true,
    categoryId: 1,
  })
  const ids = shown.map(({ id }) => `${id}`)
  expect(ids).toEqual(order.filter((id) => ids.includes(id)))
})

test('who translates opens the English of what is live; the draft is one, whoever opens it', async () => {
  const ref = { kind: 'page', piece: '13' }
  const opened = await Promise.all([
    the.post<PieceRef & { number: number }>('translate', ref),
    the.post<PieceRef & { number: number }>('translate', ref, the.desks.mert),
  ])
  expect(opened[0]?.data).toEqual(opened[1]?.data)
  expect((await the.start(ref)).number).toBe(opened[0]?.data?.number)
  expect(await the.post('translate', { kind: 'page', piece: null })).toMatchObject({ status: 400 })
  expect(await the.post('translate', ref, the.desks.defne)).toMatchObject({ status: 403 })
})
