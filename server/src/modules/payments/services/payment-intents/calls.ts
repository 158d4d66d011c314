import { z } from 'zod/mini'
import { readText } from '../../../../platform/http/read-text.ts'
import { ServiceUnclear } from '../payment-service.ts'

const TIMEOUT_MS = 3_000
const ANSWER_MAX_BYTES = 20_000

export type Fields = Record<string, string | null>
export type Access = { url: string; key: string }

/** Asks for something to be done. The same key asks for the same thing, however often it comes. */
export const post = <Answer extends z.ZodMiniType>(
  access: Access,
  path: string,
  { fields, idempotencyKey }: { fields: Fields; idempotencyKey?: string },
  Shape: Answer,
): Promise<z.output<Answer>> =>
  call(access, path, Shape, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: formOf(fields),
  })

export const get = <Answer extends z.ZodMiniType>(
  access: Access,
  path: string,
  fields: Fields,
  Shape: Answer,
): Promise<z.output<Answer>> => call(access, `${path}?${formOf(fields)}`, Shape, { method: 'GET' })

function formOf(fields: Fields): string {
  const said = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  )
  return new URLSearchParams(said).toString()
}

async function call<Answer extends z.ZodMiniType>(
  { url, key }: Access,
  path: string,
  Shape: Answer,
  request: RequestInit,
): Promise<z.output<Answer>> {
  try {
    const response = await fetch(`${url}${path}`, {
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return z.parse(Shape, JSON.parse(await readText(response, ANSWER_MAX_BYTES)))
  } catch (error) {
    const [where] = path.split('?')
    throw new ServiceUnclear(`${where}: ${(error as Error).message}`, { cause: error })
  }
}
