import { spawn } from 'node:child_process'

/** `npm run office` as an operator types it, over the house of this database. */
export async function runOffice(databaseUrl: string, words: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/office.ts', ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said }
}
