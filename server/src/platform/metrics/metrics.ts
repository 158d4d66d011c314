import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2]

/** The figures of one process: Node's own (event loop, memory, garbage), and those that its parts add. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = (name: string, help: string) => {
    const histogram = new Histogram({ name, help, buckets: WAIT_SECONDS, registers: [registry] })
    return (seconds: number) => histogram.observe(seconds)
  }
  return {
    registry,
    /** A figure that is asked for as the metrics are read. */
    ask: (name: string, help: string, value: () => number): void => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: () => gauge.set(value()),
      })
    },
    onPoolWaited: times('zar_db_pool_wait_seconds', 'Wait for a connection of the pool'),
    onPushSent: times('zar_outbox_sent_seconds', 'Wait of a push from its commit to its sending'),
  }
}
