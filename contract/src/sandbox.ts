import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * The header by which a browser names its demo phone and mailbox: a secret the page makes up,
 * 22 or more characters of base64url. Only who knows it can read what was sent there.
 */
export const DEMO_BOX_HEADER = 'demo-box'

export const DemoMessage = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'mail']),
  /** A phone number or a mail address. */
  to: z.string(),
  /** A mail has one. */
  subject: z.nullable(z.string()),
  text: z.string(),
  /** The code it carries, for the page to fill in. */
  code: z.nullable(z.string()),
  /** UTC ISO */
  sentAt: z.string(),
})
export type DemoMessage = z.infer<typeof DemoMessage>

export const demoMessages = endpoint({
  method: 'POST',
  path: '/api/sandbox/messages',
  summary: 'What the sandbox has sent because of this browser in the last 30 minutes, newest first',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(DemoMessage),
})
