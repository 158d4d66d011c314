import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { movedFiles, type NewFile } from '../new-provider/files.ts'
import { spellingsOf, whyNoName } from '../new-provider/spelling.ts'
import { write } from '../new-provider/write.ts'

const BETTING = 'server/src/modules/betting'
/** The example: the adapter of our own odds company, and that company as tests play it. */
const EXAMPLE = `${BETTING}/feed/company`
const STAND_IN: Readonly<Record<string, string>> = {
  [`${BETTING}/testing/company.ts`]: 'testing/stand-in.ts',
  [`${BETTING}/testing/company-state.ts`]: 'testing/stand-in-state.ts',
}
const MATTERS = /^(apply|run|rules|write|testing)$/

type NewFeed = { files: string[]; next: string }

/**
 * Makes the adapter of another odds company in the codebase at `root`: a copy of our own company's under its
 * name. Refuses a name that is none or is taken, and has then changed nothing.
 */
export function newFeed(root: string, name: string): NewFeed | { refused: string } {
  const refused = whyNoName(name) ?? whyTaken(root, name)
  if (refused) return { refused }
  const files = filesOf(root, name)
  write(root, files)
  return { files: files.map((file) => file.path), next: nextSteps(name) }
}

function whyTaken(root: string, name: string): string | undefined {
  const folder = `${BETTING}/feed/${name}`
  if (MATTERS.test(name) || existsSync(path.join(root, folder))) return `${folder} is there already`
  const sources = globSync(`${BETTING}/feed/*/*-feed.ts`, { cwd: root })
  const isTold = sources.some((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(`source: '${name}'`),
  )
  return isTold ? `${name} is a company already` : undefined
}

function filesOf(root: string, name: string): NewFile[] {
  const folder = `${BETTING}/feed/${name}`
  const files = globSync(`${EXAMPLE}/**/*.ts`, { cwd: root }).sort()
  const own = files.map((file): [string, string] => [
    file,
    file.replace(EXAMPLE, folder).replace('company-feed', `${name}-feed`),
  ])
  const standIn = Object.entries(STAND_IN).map(([file, at]): [string, string] => [
    file,
    `${folder}/${at}`,
  ])
  return movedFiles(root, new Map([...own, ...standIn])).map((file) => ({
    path: file.path,
    text: renamed(file.text, name),
  }))
}

/** The example's code with the company's name in its place; what is said of a company stays. */
function renamed(text: string, name: string): string {
  const { camel, pascal, constant, title } = spellingsOf(name)
  return text
    .replace(/(?<=\b(?:open|openTest|Test))Company(?=[A-Z]|\b)/g, pascal)
    .replace(/\bCompany(?=[A-Z])/g, pascal)
    .replace(/\bcompany(?=[A-Z])/g, camel)
    .replaceAll('COMPANY_KEY', `${constant}_KEY`)
    .replaceAll("source: 'company'", `source: '${name}'`)
    .replaceAll("'the company’s'", `'${title}’s'`)
}

const nextSteps = (
  name: string,
) => `The adapter works, and speaks the protocol of our own company. Next:

1. npx vitest run --project server ${BETTING}/feed/${name}
   All cases of the suite pass (${name}/suite.test.ts).
2. Give each file what the company's protocol says, and testing/ what the company does. The suite stays green.
3. Introduce it: ${BETTING}/open-betting.ts, with its address and keys in server/src/app/config/sport-settings.ts
   and server/src/app/keys/feed-keys.ts.

docs/adding-a-feed.md says what each step has to hold.`
