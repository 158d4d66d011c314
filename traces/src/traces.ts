import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TraceOptions } from './spans.ts'

/** Starts traces. What makes and sends them is loaded by this call alone. */
export async function openTraces(options: TraceOptions) {
  const { startTraces } = await import('./tracer.ts')
  return startTraces(options)
}

/** A span of each call by its route, which goes on from the caller’s. It names no address, player or token. */
export function traceCalls(app: FastifyInstance): void {
  const entered = new WeakMap<FastifyRequest, { span: Span; within: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const from = propagation.extract(context.active(), request.headers)
    const route = request.routeOptions.url ?? 'page'
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'zar.request_id': request.id,
    }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = trace.getTracer('zar').startSpan(`${request.method} ${route}`, options, from)
    entered.set(request, { span, within: trace.setSpan(from, span) })
    done()
  })
  // A body is read before, by nobody’s order.
  app.addHook('preHandler', (request, _reply, done) => {
    const within = entered.get(request)?.within
    if (within) context.with(within, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = entered.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** Does a piece of work in a span of its own, below the one that is active or below `from`. */
export async function inSpan<Answer>(
  { name, attributes, from = context.active(), links = [] }: Wish,
  work: (span: Span) => Promise<Answer>,
): Promise<Answer> {
  const spanLinks = links.flatMap((link) => trace.getSpanContext(link) ?? [])
  const options = { attributes, links: spanLinks.map((one) => ({ context: one })) }
  const span = trace.getTracer('zar').startSpan(name, options, from)
  try {
    return await context.with(trace.setSpan(from, span), () => work(span))
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

type Wish = { name: string; attributes: Attributes; from?: Context; links?: readonly Context[] }
