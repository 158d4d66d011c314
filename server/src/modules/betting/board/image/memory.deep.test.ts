import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDb } from '../../../../testing/database/database.ts'
import { readImage } from './read-image.ts'

const MB = 1024 * 1024
const [EVENTS, MARKETS, SELECTIONS] = [500, 25, 4]

setFlagsFromString('--expose_gc')
const collect: () => void = runInNewContext('gc')

test('fifty thousand selections take less than sixty megabytes of a process', async () => {
  const { db, close } = await freshDb()
  await sql`insert into betting_league values ('l', 'football', 'Süper Lig', 'TR')`.execute(db)
  await sql`insert into betting_event (source, source_id, producer, sport, league_id, home_id, home, away_id, away,
      starts_at, first_starts_at, has_live, state, changed_at)
    select 'test', 'e' || n, 'pre', 'football', 'l', 'h' || n, 'Ev sahibi ' || n, 'a' || n, 'Deplasman ' || n, now(), now(),
      true, 'scheduled', now() from generate_series(1, ${EVENTS}) n`.execute(db)
  await sql`insert into betting_market (event_id, key, line, state, told)
    select id, 'ft.total', (n + 0.5)::text, 'active', 1 from betting_event, generate_series(1, ${MARKETS}) n`.execute(
    db,
  )
  for (let part = 0; part < 10; part += 1) {
    await sql`insert into betting_selection (market_id, key, odds_milli, fair_ppm, changed_at)
      select id, 's' || n, 1900, 500000, now() from betting_market, generate_series(1, ${SELECTIONS}) n
      where id % 10 = ${part}`.execute(db)
  }
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  const image = await readImage(db)
  expect(image.selections.size).toBe(50_000)
  const tookMb = (heap() - before) / MB
  expect(tookMb).toBeLessThan(60)
  expect(image.events.size).toBe(EVENTS)
  await close()
})
