import { existsSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { movedFiles, type NewFile } from '../new-provider/files.ts'
import { spellingsOf, whyNoName } from '../new-provider/spelling.ts'
import { write } from '../new-provider/write.ts'

const SERVICES = 'server/src/modules/payments/services'
/** The example: an adapter with the company behind it, as tests play it. */
const EXAMPLE = `${SERVICES}/payment-intents`

type NewPayment = { files: string[]; next: string }

/**
 * Makes the adapter of another payment service in the codebase at `root`: a copy of `payment-intents` under its
 * name. Refuses a name that is none or is taken, and has then changed nothing.
 */
export function newPayment(root: string, name: string): NewPayment | { refused: string } {
  const folder = `${SERVICES}/${name}`
  const refused =
    whyNoName(name) ??
    (existsSync(path.join(root, folder)) ? `${folder} is there already` : undefined)
  if (refused) return { refused }
  const files = filesOf(root, name)
  write(root, files)
  return { files: files.map((file) => file.path), next: nextSteps(name) }
}

function filesOf(root: string, name: string): NewFile[] {
  const files = globSync(`${EXAMPLE}/**/*.ts`, { cwd: root }).sort()
  const places = new Map(
    files.map((file) => [
      file,
      file.replace(EXAMPLE, `${SERVICES}/${name}`).replace('payment-intents.ts', `${name}.ts`),
    ]),
  )
  return movedFiles(root, places).map((file) => ({ ...file, text: renamed(file.text, name) }))
}

/** The example's code with the service's name in its place; what its objects are called stays. */
function renamed(text: string, name: string): string {
  const { camel, pascal } = spellingsOf(name)
  return text
    .replace(/\bpaymentIntents\b/g, camel)
    .replace(/PaymentIntents(?=[A-Z])/g, pascal)
    .replaceAll("'payment-intents'", `'${name}'`)
}

const nextSteps = (
  name: string,
) => `The adapter works, and speaks the protocol of payment intents. Next:

1. npx vitest run --project server ${SERVICES}/${name}
   All cases of the suite pass (${name}/suite.test.ts).
2. Give each file what the company's protocol says, and testing/ what the company does. The suite stays green.
3. Introduce it: ${SERVICES}/../index.ts, server/src/app/open-payment-service.ts and
   server/src/app/config/payment-settings.ts.

docs/adding-a-payment.md says what each step has to hold.`
