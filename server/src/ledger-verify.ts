/**
 * `npm run ledger:verify`: recomputes every balance from the transfers, checks the chain of seals, and
 * lays what suppliers, partners, bonuses and withdrawals say beside the ledger. Exits with 1 and names the account, the transaction or the seal when anything differs.
 */
import { readDatabaseUrl } from './config.ts'
import { openDb } from './db/db.ts'
import { sealLedger, verifyLedger } from './modules/ledger/index.ts'
import { verifyRecords } from './verify-records.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const url = readDatabaseUrl()
  if (!url) {
    say('DATABASE_URL does not say which database to verify.')
    return 1
  }
  const { db, close } = openDb({ url, poolSize: 2 })
  try {
    await sealLedger(db)
    const { findings, accounts, transfers, seals, head } = await verifyLedger(db)
    const all = [...findings, ...(await verifyRecords(db))]
    for (const { rule, sentence } of all) say(`${rule}  ${sentence}`)
    if (all.length > 0) {
      say(`\nThe books are NOT right: ${all.length} findings.`)
      return 1
    }
    say('The books are right.')
    say(`  ${transfers} transfers lead to the balances of ${accounts} accounts.`)
    say(`  ${seals} seals hold; the newest is ${head}`)
    return 0
  } catch (error) {
    say(`The books could not be read: ${(error as Error).message}`)
    return 1
  } finally {
    await close()
  }
}

process.exitCode = await main()
