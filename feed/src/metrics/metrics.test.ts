import { expect, test } from 'vitest'
import type { Feed } from '../feed.ts'
import { PRODUCERS } from '../protocol/producer-name.ts'
import { openMetrics } from './metrics.ts'

test('OPS-08: each producer’s figures: messages, silence and who listens', async () => {
  let now = 1_000_000
  const hearing = new Map<string, (entries: readonly unknown[]) => void>()
  const streams = Object.fromEntries(
    PRODUCERS.map((name) => [
      name,
      {
        producer: {
          hear: (listen: (entries: readonly unknown[]) => void) => hearing.set(name, listen),
        },
        outlet: { connections: new Set(name === 'live' ? [1, 2] : []) },
      },
    ]),
  )
  const feed = { streams, refused: () => 7 } as unknown as Feed
  const registry = openMetrics(feed, () => now)
  now += 20_000
  hearing.get('live')?.([1, 2, 3])
  now += 5_000
  const body = await registry.metrics()
  for (const line of [
    'zar_feed_messages{producer="live"} 3',
    'zar_feed_told_seconds_ago{producer="live"} 5',
    'zar_feed_told_seconds_ago{producer="pre"} 25',
    'zar_feed_streams{producer="live"} 2',
    'zar_feed_streams{producer="pre"} 0',
    'zar_feed_calls_refused 7',
  ])
    expect(body.split('\n')).toContain(line)
})
