import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Feed } from '../feed.ts'
import { PRODUCERS } from '../protocol/producer-name.ts'

/** The figures of the odds company, by producer. */
export function openMetrics({ streams, refused }: Feed, clock: Clock): Registry {
  const registry = new Registry()
  const labelNames = ['producer'] as const
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const told = new Counter({
    name: 'zar_feed_messages',
    help: 'Messages told, signs of life among them',
    labelNames,
    registers,
  })
  const last = new Map(PRODUCERS.map((name) => [name, clock()]))
  for (const name of PRODUCERS)
    streams[name].producer.hear((entries) => {
      told.inc({ producer: name }, entries.length)
      last.set(name, clock())
    })
  const ofEach = (
    figure: string,
    help: string,
    value: (name: (typeof PRODUCERS)[number]) => number,
  ) => {
    const gauge: Gauge<'producer'> = new Gauge({
      name: figure,
      help,
      labelNames,
      registers,
      collect: () => {
        for (const name of PRODUCERS) gauge.set({ producer: name }, value(name))
      },
    })
  }
  ofEach(
    'zar_feed_told_seconds_ago',
    'Since the last message',
    (name) => (clock() - (last.get(name) ?? 0)) / 1_000,
  )
  ofEach(
    'zar_feed_streams',
    'Consumers that listen',
    (name) => streams[name].outlet.connections.size,
  )
  const calls: Gauge = new Gauge({
    name: 'zar_feed_calls_refused',
    help: 'Calls that were not signed as they must be, since the start',
    registers,
    collect: () => calls.set(refused()),
  })
  return registry
}
