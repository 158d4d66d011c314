import { expect, test } from 'vitest'
import { officeLine, proposalIn, WHY } from '../../testing/office-line.ts'

const line = officeLine()

test('AUZ-03: a block is one person’s, its end two people’s: the second says the same words with the proposal', async () => {
  const [risk, other] = [await line.person('risk'), await line.person('risk')]
  const { number, id } = await line.player()
  expect(await risk.type('players', 'block', number, 'open', ...WHY)).toMatchObject({
    code: 0,
    said: expect.stringContaining('until it is taken back'),
  })
  expect((await risk.type('players', 'blocked')).said).toMatch(/ZR [\d ]+ {2}\S+ {2}blocked/)
  const asked = await risk.type('players', 'unblock', number, ...WHY)
  expect(asked.code).toBe(0)
  expect(asked.said).toMatch(
    /^Nothing has changed yet\. A second person must approve: proposal \d+\./,
  )
  const proposal = proposalIn(asked)
  const again = await risk.type('players', 'unblock', number, ...WHY, '--proposal', proposal)
  expect(again).toMatchObject({ code: 1 })
  expect((await other.type('proposals')).said).toContain(`${proposal}  player.unblock`)
  const words = ['players', 'unblock', number, ...WHY, '--proposal', proposal]
  expect(await other.type(...words)).toEqual({ code: 0, said: 'The block has ended.' })
  expect(await other.type(...words)).toMatchObject({ code: 1 })
  const rows = await line.casino.db
    .selectFrom('audit_event')
    .select(['actor', 'outcome'])
    .where('does', '=', 'player.unblock')
    .where('player_id', '=', id)
    .where('outcome', '<>', 'refused')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { actor: risk.id, outcome: 'waits' },
    { actor: other.id, outcome: 'done' },
  ])
})

test('an own proposal is taken back, and then approves nothing', async () => {
  const [risk, other] = [await line.person('risk'), await line.person('risk')]
  const { number } = await line.player()
  await risk.type('players', 'block', number, '2099-01-31', ...WHY)
  const proposal = proposalIn(await risk.type('players', 'unblock', number, ...WHY))
  expect(await other.type('proposals', 'withdraw', proposal)).toMatchObject({ code: 1 })
  expect(await risk.type('proposals', 'withdraw', proposal)).toMatchObject({ code: 0 })
  const words = ['players', 'unblock', number, ...WHY, '--proposal', proposal]
  expect(await other.type(...words)).toMatchObject({ code: 1 })
  expect((await risk.type('players', 'show', number)).said).toContain('blocked since')
})

test('what is no command, too few words, a short reason and a strange option are told, and change nothing', async () => {
  const risk = await line.person('risk')
  const { number } = await line.player()
  const wrong: [string[], RegExp][] = [
    [['players', 'block', number, 'open', 'short'], /REASON is why, in 20 to 500 characters/],
    [['players', 'block', number, '2099-02-31', ...WHY], /UNTIL is a day/],
    [['players', 'block', 'isil', 'open', ...WHY], /PLAYER is a player’s number/],
    [['players', 'block', number, 'open', ...WHY, '--proposal', '1'], /takes no --proposal/],
    [['players', 'nothing'], /STATE is .*\n {2}players/],
    [['no-such'], /signed in as a person/],
    [['players', '--by', 'ayla'], /signed in as a person/],
  ]
  for (const [words, said] of wrong)
    expect(await risk.type(...words), words.join(' ')).toMatchObject({
      code: 2,
      said: expect.stringMatching(said),
    })
  expect((await risk.type('players', 'show', number)).said).toContain('active')
  expect(await risk.type('players', 'show', '999999999')).toEqual({
    code: 1,
    said: 'There is no player 999999999.',
  })
})

test('who lacks the right, is signed out or never was is told so', async () => {
  const { number } = await line.player()
  const support = await line.person('support')
  expect(await support.type('players', 'block', number, 'open', ...WHY)).toMatchObject({ code: 1 })
  expect(await line.stranger('players')).toEqual({
    code: 1,
    said: 'Nobody is signed in here: npm run office -- log-in NAME',
  })
  await line.casino.db
    .updateTable('staff_session')
    .set({ ended_at: new Date(), end_reason: 'ended' })
    .where('staff_id', '=', support.id)
    .execute()
  expect(await support.type('players')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Sign in again: npm run office -- log-in NAME$/),
  })
})

test('a limit of the house is set by one and lifted by two; a player’s texts steer no terminal', async () => {
  const [risk, other] = [await line.person('risk'), await line.person('risk')]
  const { number, id } = await line.player()
  const key = [number, 'stake', 'day']
  expect(await risk.type('limits', number)).toEqual({ code: 0, said: 'No limits.' })
  expect(await risk.type('limits', 'set', ...key, '50', ...WHY)).toMatchObject({ code: 0 })
  expect((await risk.type('limits', number)).said).toContain('stake a day  ₺50,00')
  const proposal = proposalIn(await risk.type('limits', 'lift', ...key, ...WHY))
  const lift = ['limits', 'lift', ...key, ...WHY, '--proposal', proposal]
  expect(await other.type(...lift)).toMatchObject({ code: 0 })
  expect(await risk.type('limits', number)).toEqual({ code: 0, said: 'No limits.' })

  await line.casino.db
    .updateTable('player')
    .set({ username: 'evil\x1b[2J' })
    .where('id', '=', id)
    .execute()
  const { said } = await risk.type('players', 'show', number)
  expect(said).toContain('evil\ufffd[2J')
  expect(said).not.toContain('\x1b')
})
