import { canon } from '@zar/contract/evidence/canon'
import type { Tx } from '../../db/db.ts'
import type { Text } from '../../platform/http/route.ts'
import { readHead } from './log/heads.ts'
import { LOGS } from './log/logs.ts'
import { readRootId } from './published.ts'

type Sealing = { keysDir: string; siteUrl: string }

/**
 * What a letter about money ends with: the newest signed head of each log as it is published, and the name of the
 * root of the keys. Null before the first head.
 */
export async function letterSeal(tx: Tx, { keysDir, siteUrl }: Sealing): Promise<Text | null> {
  const lines: string[] = []
  for (const log of LOGS) {
    const head = await readHead(tx, log)
    if (head) lines.push(canon(head))
  }
  if (lines.length === 0) return null
  const root = readRootId(keysDir)
  const page = `${new URL('/kanit', siteUrl)}`
  const heads = lines.join('\n')
  return {
    tr: `—\nDefterlerimizin imzalı başları. Bu mektubu sakla: önceki hiçbir satırın değişmediğini bununla gösterebilirsin (${page}).\n${heads}${root ? `\nAnahtarların kökü: ${root}` : ''}`,
    en: `—\nThe signed heads of our logs. Keep this letter: with it you can show that no earlier row was changed (${page}).\n${heads}${root ? `\nRoot of the keys: ${root}` : ''}`,
  }
}
