import { createTransport } from 'nodemailer'
import { type Gateway, NotSent } from './gateway.ts'

type MailSettings = {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  url: string
  /** `Zar <posta@zar.example>` */
  from: string
}

/** Of each step, and of all of them. */
const STEP_MS = 5_000
const WHOLE_MS = 15_000

/**
 * Sends mail over SMTP. A connection that is not encrypted is used to this machine alone: elsewhere
 * one without STARTTLS is given up before a word of the message is said.
 */
export function openMailGateway({ url, from }: MailSettings, wholeMs = WHOLE_MS): Gateway {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const secure = protocol === 'smtps:'
  return {
    async send({ id, to, subject, text, stop }) {
      // A connection for each message: one that stalls is hung up on and holds up no other.
      const transport = createTransport({
        host: hostname.replace(/^\[|\]$/g, ''),
        secure,
        requireTLS: !secure && !isLocal,
        ...(port && { port: Number(port) }),
        ...(username && { auth: authOf(username, password) }),
        connectionTimeout: STEP_MS,
        greetingTimeout: STEP_MS,
        socketTimeout: STEP_MS,
        dnsTimeout: STEP_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        const message = transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          messageId: `<${id}@${domainOf(from)}>`,
          // No holiday notice answers a machine.
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stop) },
        })
        await within(wholeMs, message)
      } catch (error) {
        throw error instanceof NotSent ? error : new NotSent(whyOf(error))
      } finally {
        transport.close()
      }
    },
  }
}

/** RFC 2369, and where the address is encrypted RFC 8058. */
function stopHeaders(stop: string | undefined): Record<string, string> {
  if (!stop) return {}
  const list = { 'List-Unsubscribe': `<${stop}>` }
  return stop.startsWith('https:')
    ? { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : list
}

const authOf = (username: string, password: string) => ({
  user: decodeURIComponent(username),
  pass: decodeURIComponent(password),
})

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

async function within(ms: number, message: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotSent('took too long')), ms)
  })
  // What is heard of the message after that is of no use to anybody.
  message.catch(() => {})
  await Promise.race([message, late]).finally(() => clearTimeout(timer))
}

/** The kind of failure alone: what the server said often repeats the address. */
function whyOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const said = [code, responseCode].filter((part) => /^\w{1,30}$/.test(String(part ?? '')))
  return said.length > 0 ? said.join(' ') : 'failed'
}
