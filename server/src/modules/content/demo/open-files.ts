import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod/mini'
import { readMarkdown } from './markdown.ts'

/** The sentences of what is wrong: the small library has none by itself. */
const { localeError } = z.locales.en()

/** Reads the files of a folder by their schemas. An error names its file. */
export function openFiles(folder: URL) {
  const asked = new Set<string>()
  async function read<Value>(name: string, parse: (text: string) => Value): Promise<Value> {
    asked.add(name)
    try {
      return parse(await readFile(new URL(name, folder), 'utf8'))
    } catch (cause) {
      throw new Error(`demo content, ${name}: ${(cause as Error).message}`, { cause })
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
      if (others.length > 0) throw new Error(`demo content, nothing names ${others.join(', ')}`)
    },
  }
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value, { error: localeError })
  if (error) throw new Error(z.prettifyError(error))
  return data as z.output<Schema>
}
