import {
  DOCUMENT_FILE_TYPES,
  DOCUMENT_LIMITS,
  DOCUMENT_UPLOAD_PATH,
  DocumentFile,
  handIn,
} from '@zar/contract/players/documents'
import { useRef, useState } from 'react'
import { callForAnswer, FILE_TIMEOUT_MS, request } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { t } from './texts.ts'
import { useAskedAnew } from './use-asked.ts'

/** The id is made here, so that a file that is sent again is the same one. */
type Chosen = { id: string; file: File; isThere: boolean }

const TYPES = Object.keys(DOCUMENT_FILE_TYPES)
const { filesMax, fileMaxBytes } = DOCUMENT_LIMITS

/** Why a file cannot be sent; undefined where it can. What it really is, the server says. */
function whyNot({ name, type, size }: File): string | undefined {
  // Some browsers name no type.
  if (type !== '' && !TYPES.includes(type)) return t('wrong.type', { name })
  if (size > fileMaxBytes) return t('wrong.big', { name })
  return size === 0 ? t('wrong.empty', { name }) : undefined
}

/** The files of one document from the choice to the answer; they stay where they could not be sent. */
export function useHandIn(payment: string) {
  const [files, setFiles] = useState<readonly Chosen[]>([])
  const [wrong, setWrong] = useState('')
  /** How many are there, while they are sent. */
  const [sent, setSent] = useState<number>()
  const requestId = useRef(crypto.randomUUID())
  const anew = useAskedAnew()

  const add = (chosen: readonly File[]) => {
    const bad = chosen.map(whyNot).find((why) => why !== undefined)
    const good = chosen.filter((file) => whyNot(file) === undefined)
    const room = filesMax - files.length
    setWrong(bad ?? (good.length > room ? t('wrong.many', { count: filesMax }) : ''))
    const fresh = good
      .slice(0, Math.max(0, room))
      .map((file) => ({ id: crypto.randomUUID(), file, isThere: false }))
    setFiles([...files, ...fresh])
    requestId.current = crypto.randomUUID()
  }
  const remove = (id: string) => {
    setFiles(files.filter((one) => one.id !== id))
    setWrong('')
    requestId.current = crypto.randomUUID()
  }
  const send = async () => {
    if (sent !== undefined || files.length === 0) return
    setWrong('')
    setSent(0)
    const there = new Set(files.flatMap(({ id, isThere }) => (isThere ? [id] : [])))
    try {
      for (const one of files) {
        if (!there.has(one.id)) await upload(one)
        there.add(one.id)
        setSent(there.size)
      }
      const ids = files.map(({ id }) => id)
      const input = { requestId: requestId.current, payment, files: ids }
      const { message } = await callForAnswer(handIn, input)
      notify.success(message)
      setFiles([])
    } catch (failure) {
      setWrong(failureText(failure))
      setFiles(files.map((one) => ({ ...one, isThere: there.has(one.id) })))
    } finally {
      setSent(undefined)
      await anew()
    }
  }
  return { files, wrong, sent, add, remove, send }
}

async function upload({ id, file }: Chosen): Promise<void> {
  const query = new URLSearchParams({ id, name: file.name.slice(-200) || 'belge' })
  const wire = { method: 'POST', path: `${DOCUMENT_UPLOAD_PATH}?${query}` } as const
  DocumentFile.parse((await request(wire, file, { timeoutMs: FILE_TIMEOUT_MS })).data)
}
