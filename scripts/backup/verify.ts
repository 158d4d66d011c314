import { run } from './tarball.ts'

/** Recomputes the books, as `npm run ledger:verify` does. Throws one sentence where they are not right. */
export function verify(databaseUrl: string, keysDir: string): void {
  const words = ['--import', 'tsx', 'server/src/ledger-verify.ts']
  const env = { DATABASE_URL: databaseUrl, KEYS_DIR: keysDir }
  run(process.execPath, words, 'the books of the copy are not right (npm run ledger:verify)', env)
}
