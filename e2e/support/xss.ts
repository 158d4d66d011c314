import { SCRIPTS } from '../../server/src/testing/hostile/scripts.ts'

/** What closes the place where a text might have been put. */
const ENDS = ['', '">', "'>", '</title></textarea></script>', '-->]]>']

export const CORPUS: string[] = ENDS.flatMap((end) => SCRIPTS.map((one) => `${end}${one}`))

/** As few texts of this length as hold them all, a line each. */
export function packed(lines: readonly string[], max: number): string[] {
  const texts: string[] = []
  for (const line of lines) {
    const last = texts.at(-1)
    if (last === undefined || last.length + line.length + 1 > max) texts.push(line)
    else texts[texts.length - 1] = `${last}\n${line}`
  }
  return texts
}

/** Elements that no message of ours is made of. */
export const FOREIGN =
  'script,img,iframe,object,embed,video,audio,source,math,marquee,details,form,input,select,textarea,a,style,link,meta,base,template,noscript,x'
