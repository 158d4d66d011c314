import { existsSync } from 'node:fs'
import path from 'node:path'
import { editsFor, suppliersOf } from './edits.ts'
import { filesOf } from './files.ts'
import { whyNoName } from './spelling.ts'
import { toFillIn } from './to-fill-in.ts'
import { write } from './write.ts'

type NewProvider = { files: string[]; next: string }

/**
 * Makes the two halves of another supplier in the codebase at `root`, and names it wherever suppliers are
 * named. Refuses a name that is none or is taken, and has then changed nothing.
 */
export function newProvider(root: string, name: string): NewProvider | { refused: string } {
  const refused = whyRefuse(root, name)
  if (refused) return { refused }
  const files = filesOf(root, name)
  const taken = files.find((file) => existsSync(path.join(root, file.path)))
  if (taken) return { refused: `${taken.path} is there already` }
  const written = [...files, ...editsFor(root, name)]
  write(root, written)
  // A digest of what is there once it is formatted: names differ in length.
  const list = toFillIn(root, name)
  write(root, [list])
  return { files: [...written, list].map((file) => file.path), next: nextSteps(name) }
}

function whyRefuse(root: string, name: string): string | undefined {
  const noName = whyNoName(name)
  if (noName) return noName
  if (suppliersOf(root).has(name)) return `${name} is a supplier already`
  const folder = `server/src/providers/${name}`
  return existsSync(path.join(root, folder)) ? `${folder} is there already` : undefined
}

const nextSteps = (name: string) => `Both halves work, and speak the example's protocol. Next:

1. npx vitest run server/src/providers/${name} arcade/src/supplier-clients/${name}
   All 34 cases of the suite pass; to-fill-in.test.ts lists what is still the example's.
2. Give each listed file what the supplier's contract says. The suite stays green meanwhile.
   Delete to-fill-in.test.ts when it has nothing left to say.
3. Give it settings (server/src/app/config/supplier-settings.ts), secrets (scripts/keys/keys.ts, server/src/app/keys/keys.ts,
   arcade/src/config.ts) and games (arcade/src/supplier-clients/offered-games.ts), and introduce it:
   server/src/app/suppliers/suppliers.ts, arcade/src/supplier-clients/open-supplier-clients.ts. Its launch call knows no game until then.

docs/adding-a-provider.md says what each step has to hold.`
