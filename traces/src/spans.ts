import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import {
  type Attributes,
  type Context,
  type ContextManager,
  type Link,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  type SpanStatus,
  SpanStatusCode,
  type TextMapPropagator,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'

export type TraceOptions = {
  /** Of a collector that takes OTLP over HTTP: `http://127.0.0.1:4318`. */
  endpoint: string
  /** `zar-casino` or `zar-arcade`. */
  service: string
  /** Told once as the collector is lost, with how many spans were left out so far. */
  onLost: (error: Error, left: number) => void
}

/** A span that has ended, as an exporter takes it. Times are milliseconds since 1970, with fractions. */
export type EndedSpan = {
  name: string
  kind: SpanKind
  context: SpanContext
  parentId: string | undefined
  startMs: number
  endMs: number
  attributes: Attributes
  links: readonly Link[]
  status: SpanStatus
}

const nowMs = () => performance.timeOrigin + performance.now()

/** Makes spans and hands each over once, as it ends. */
export function openTracer(onEnded: (span: EndedSpan) => void): Tracer {
  function startSpan(name: string, options: SpanOptions = {}, from?: Context): Span {
    const parent = from && !options.root ? trace.getSpanContext(from) : undefined
    const spanContext: SpanContext = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      traceFlags: TraceFlags.SAMPLED,
    }
    return recorded(
      {
        name,
        kind: options.kind ?? SpanKind.INTERNAL,
        context: spanContext,
        parentId: parent?.spanId,
        startMs: nowMs(),
        endMs: 0,
        attributes: { ...options.attributes },
        links: options.links ?? [],
        status: { code: SpanStatusCode.UNSET },
      },
      onEnded,
    )
  }
  return {
    startSpan: startSpan as Tracer['startSpan'],
    startActiveSpan: () => {
      throw new Error('spans are started by startSpan here')
    },
  }
}

function recorded(data: EndedSpan, onEnded: (span: EndedSpan) => void): Span {
  const span: Span = {
    spanContext: () => data.context,
    isRecording: () => data.endMs === 0,
    setAttribute(name, value) {
      data.attributes[name] = value
      return span
    },
    setAttributes(more) {
      Object.assign(data.attributes, more)
      return span
    },
    setStatus(status) {
      data.status = status
      return span
    },
    updateName(name) {
      data.name = name
      return span
    },
    addLink(link) {
      data.links = [...data.links, link]
      return span
    },
    addLinks(links) {
      data.links = [...data.links, ...links]
      return span
    },
    // An error's text may name a player: that it happened is the status.
    addEvent: () => span,
    recordException: () => {},
    end() {
      if (data.endMs !== 0) return
      data.endMs = nowMs()
      onEnded(data)
    },
  }
  return span
}

/** What is active goes on over promises and timers. */
export function openContextManager(): ContextManager {
  const storage = new AsyncLocalStorage<Context>()
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (context, work, self, ...values) =>
      storage.run(context, () => work.call(self, ...values)),
    bind: (_context, target) => target,
    enable: () => manager,
    disable: () => manager,
  }
  return manager
}

const HEADER = 'traceparent'
const GIVEN = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/
const EMPTY = /^0+$/

/** W3C’s header: the trace goes on in the process that is called. */
export const traceparent: TextMapPropagator = {
  inject(context, carrier, setter) {
    const span = trace.getSpanContext(context)
    if (span) setter.set(carrier, HEADER, `00-${span.traceId}-${span.spanId}-01`)
  },
  extract(context, carrier, getter) {
    const [, traceId = '', spanId = ''] = GIVEN.exec(String(getter.get(carrier, HEADER))) ?? []
    if (EMPTY.test(traceId) || EMPTY.test(spanId) || !spanId) return context
    const remote = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    return trace.setSpanContext(context, remote)
  },
  fields: () => [HEADER],
}
