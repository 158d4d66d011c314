import { readdir, readFile } from 'node:fs/promises'
import type { Locale } from '@zar/contract/limits'
import { z } from 'zod/mini'
import { readMarkdown } from './markdown.ts'

/** What `npm start` gives a fresh installation. */
export const DEMO_SET = new URL('../../../seed/', import.meta.url)

/** The sentences of what is wrong: the small library has none by itself. */
const { localeError } = z.locales.en()

export type SeedFiles = ReturnType<typeof openSeedFiles>

/** Reads the files of a folder by their schemas. An error names its file. */
export function openSeedFiles(folder: URL) {
  const asked = new Set<string>()
  async function read<Value>(name: string, parse: (text: string) => Value): Promise<Value> {
    asked.add(name)
    try {
      return parse(await readFile(new URL(name, folder), 'utf8'))
    } catch (cause) {
      throw new UnfitSeed(`${name}: ${(cause as Error).message}`, { cause })
    }
  }
  return {
    json: <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
      read(name, (text) => check(schema, JSON.parse(text))),
    markdown: <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
      read(name, (text) => {
        const { fields, blocks } = readMarkdown(text)
        return { fields: check(schema, fields), blocks }
      }),
    /** Refuses a file that nobody has asked for, beside the README. */
    async refuseOthers(): Promise<void> {
      const names = (await readdir(folder, { recursive: true })).map((name) =>
        name.replaceAll('\\', '/'),
      )
      const others = names.filter(
        (name) => /\.\w+$/.test(name) && name !== 'README.md' && !asked.has(name),
      )
      if (others.length > 0) throw new UnfitSeed(`nothing names ${others.join(', ')}`)
    },
  }
}

/** What is wrong with the files, in a sentence for whoever wrote them. */
export class UnfitSeed extends Error {}

export const inBoth = async <Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> => ({ tr: await read('tr'), en: await read('en') })

export function refuseDuplicates(name: string, values: readonly (string | number)[]): void {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index)
  if (duplicate !== undefined) throw new UnfitSeed(`${name}: ${duplicate} is given twice`)
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value, { error: localeError })
  if (error) throw new Error(z.prettifyError(error))
  return data as z.output<Schema>
}
