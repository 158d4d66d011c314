import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import {
  type EndedSpan,
  openContextManager,
  openTracer,
  type TraceOptions,
  traceparent,
} from './spans.ts'

const EVERY_MS = 1_000
/** Of spans that wait for the collector. What comes beyond is left out: a trace is never waited for. */
const WAITING_MAX = 4_096
const BATCH_MAX = 512
const SEND_MAX_MS = 5_000
const NANOS = 1_000_000

/** Collects spans and sends them to a collector, and takes part in calls that leave by `fetch`. */
export function startTraces({ endpoint, service, onLost }: TraceOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: EndedSpan[] = []
  let left = 0
  let sending: Promise<void> | undefined
  let isLost = false

  const tracer = openTracer((span) => {
    if (waiting.length < WAITING_MAX) waiting.push(span)
    else left += 1
  })

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      try {
        await post(url, textOf(batch, service))
        isLost = false
      } catch (error) {
        left += batch.length
        if (!isLost) onLost(error as Error, left)
        isLost = true
      }
    }
  }
  const flush = (): Promise<void> => {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  context.setGlobalContextManager(openContextManager())
  propagation.setGlobalPropagator(traceparent)
  const leave = traceFetches(new URL(url).origin)
  const timer = setInterval(flush, EVERY_MS).unref()
  return {
    async close(): Promise<void> {
      clearInterval(timer)
      leave()
      await flush()
      await flush()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

async function post(url: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(SEND_MAX_MS),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the collector answered ${response.status}`)
}

type Outgoing = { origin: string; method: string; addHeader: (name: string, value: string) => void }
type Told = { request: Outgoing; response?: { statusCode: number } }

/**
 * A span for every call that leaves by `fetch`: its method, host and status, never its path, which may hold a token.
 * Our own calls to the collector have none.
 */
function traceFetches(collector: string): () => void {
  const spans = new WeakMap<Outgoing, Span>()
  const begin = (message: unknown) => {
    const { request } = message as Told
    if (request.origin === collector) return
    const { host } = new URL(request.origin)
    const span = trace.getTracer('zar').startSpan(
      `${request.method} ${host}`,
      {
        kind: SpanKind.CLIENT,
        attributes: { 'http.request.method': request.method, 'server.address': host },
      },
      context.active(),
    )
    spans.set(request, span)
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (carrier, name, value) => carrier.addHeader(name, value),
    })
  }
  const answered = (message: unknown) => {
    const { request, response } = message as Told
    const status = response?.statusCode ?? 0
    spans.get(request)?.setAttribute('http.response.status_code', status)
    if (status >= 500) spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR })
  }
  const end = (message: unknown) => spans.get((message as Told).request)?.end()
  const fail = (message: unknown) => {
    const span = spans.get((message as Told).request)
    span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }
  const heard = {
    'undici:request:create': begin,
    'undici:request:headers': answered,
    'undici:request:trailers': end,
    'undici:request:error': fail,
  }
  for (const [name, listener] of Object.entries(heard)) subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(heard)) unsubscribe(name, listener)
  }
}

const nanosOf = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * BigInt(NANOS / 1_000))
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) },
  }))

/** OTLP’s JSON. Its numbers of kinds are those of the API and one more. */
function textOf(spans: readonly EndedSpan[], service: string): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': service }) },
        scopeSpans: [
          {
            scope: { name: 'zar' },
            spans: spans.map((span) => ({
              traceId: span.context.traceId,
              spanId: span.context.spanId,
              parentSpanId: span.parentId,
              name: span.name,
              kind: span.kind + 1,
              startTimeUnixNano: nanosOf(span.startMs),
              endTimeUnixNano: nanosOf(span.endMs),
              attributes: attributesOf(span.attributes),
              links: span.links.map(({ context: { traceId, spanId } }) => ({ traceId, spanId })),
              status: { code: span.status.code },
            })),
          },
        ],
      },
    ],
  })
}
