import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../../server/src/app/config/config.ts'
import { type Environment, type Finding, fault, fine, warning } from '../finding.ts'

/** What `npm start` sets itself, so that the rest can be read where only that is used. */
const GIVEN_BY_START = { DATABASE_URL: 'postgres://zar@localhost/zar', KEYS_DIR: 'data/keys' }

/** The settings of the casino, read as it reads them. */
export function checkSettings(environment: Environment): Finding[] {
  try {
    const config = readConfig({ ...GIVEN_BY_START, ...environment })
    return [
      fine('the settings can be read'),
      ...proxyFindings(config),
      fine(`MODE=${config.mode}`),
      ...lettersFindings(config),
      ...pagesFindings(environment, config),
    ]
  } catch (error) {
    return [fault((error as Error).message, 'see docs/operations.md, Processes')]
  }
}

type Config = ReturnType<typeof readConfig>

function proxyFindings({ siteUrl, trustedProxies, host }: Config): Finding[] {
  const isPublic = siteUrl.startsWith('https:')
  if (isPublic && trustedProxies.length === 0) {
    const todo = 'set TRUSTED_PROXIES to the proxy’s address: else every caller has it'
    return [fault('SITE_URL is https and no proxy is trusted', todo)]
  }
  if (!isPublic && host === '0.0.0.0') {
    const todo = 'put a proxy with TLS in front and set SITE_URL to https'
    return [warning('the casino listens to everybody without TLS', todo)]
  }
  return [fine(isPublic ? 'a proxy serves https' : 'the site is of this machine alone')]
}

function lettersFindings({ letters, siteUrl }: Config): Finding[] {
  if (letters) return [fine('mail and text messages have gateways')]
  if (!siteUrl.startsWith('https:')) return [fine('letters go to the demo mailbox')]
  const todo = 'set SMTP_URL, MAIL_FROM, SMS_URL and SMS_BODY: players get no codes'
  return [fault('letters go to the demo mailbox of a public site', todo)]
}

/** `npm start` builds the pages itself. */
function pagesFindings(
  { DATABASE_URL }: Environment,
  { webDir, ledgerHeadFile, auditHeadFile }: Config,
) {
  const findings: Finding[] = []
  const isBuilt = existsSync(path.join(webDir, 'index.html'))
  if (isBuilt) findings.push(fine(`the pages are in ${webDir}`))
  else findings.push(warning(`there are no pages in ${webDir}`, '`npm start` builds them'))
  if (DATABASE_URL && !ledgerHeadFile) {
    const todo = 'set LEDGER_HEAD_FILE to a file of another machine'
    findings.push(warning('the head of the ledger’s chain is kept in the log alone', todo))
  }
  if (DATABASE_URL && !auditHeadFile) {
    const todo = 'set AUDIT_HEAD_FILE to a file of another machine'
    findings.push(warning('the heads of the audit log are kept in its database alone', todo))
  }
  return findings
}
