import type { Margins } from '@zar/contract/office/trading/margin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Came, openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const codeOf = ({ success, data }: Came) => (success ? 'done' : data?.code)
const SCOPE = 'class:football.handicaps'

test('a trader sets a margin with a reason, its row of the audit log names the place, and no other role may', async () => {
  const { eventId, marketId } = await room.betOn()
  await room.casino.db.updateTable('betting_selection').set({ fair_ppm: 500_000 }).execute()
  const input = { scope: SCOPE, marginBp: 800, seen: 'none', reason: REASON }
  expect(codeOf(await room.post('efe', 'margin', input))).toBe('no_right')
  expect(codeOf(await room.post('ada', 'margin', { ...input, reason: 'short' }))).not.toBe('done')
  expect(codeOf(await room.post('ada', 'margin', { ...input, scope: 'class:chess.results' }))).toBe(
    'not_found',
  )
  const preview = await room.post('ada', 'margin-preview', { scope: SCOPE, marginBp: 800 })
  expect(preview.data).toMatchObject({ seen: 'none', markets: 1, changedPrices: 1 })
  expect(codeOf(await room.post('ada', 'margin', input))).toBe('done')
  expect(await room.market(eventId)).toMatchObject({
    margin: {
      marketClass: 'handicaps',
      scopes: [
        { scope: `market:${marketId}`, marginBp: null },
        { scope: 'class:football.handicaps@test', marginBp: null },
        { scope: SCOPE, marginBp: 800 },
      ],
    },
    selections: [{ oddsMilli: 1_850 }, { oddsMilli: 1_850 }],
  })
  const rows = await room.casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'reason'])
    .where('object', '=', `margin:${SCOPE}`)
    .where('outcome', '=', 'done')
    .execute()
  expect(rows).toEqual([{ does: 'margin.set', outcome: 'done', reason: REASON }])
  const listed = await room.get<Margins>('ada', 'margins')
  expect(listed?.margins).toMatchObject([{ scope: SCOPE, marginBp: 800, by: 'ada', league: null }])
  expect(codeOf(await room.post('bora', 'margin', input))).toBe('board_moved')
  expect(codeOf(await room.post('bora', 'margin', { ...input, marginBp: null, seen: '800' }))).toBe(
    'done',
  )
})
