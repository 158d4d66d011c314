import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askEvidence,
  EVIDENCE_DOWNLOAD_PATH,
  ownEvidence,
} from '@zar/contract/evidence/site/own-file'
import { KEYS_PATH } from '@zar/contract/evidence/site/published'
import { z } from 'zod/mini'
import { call } from '../../../lib/api/call.ts'
import { download } from '../../../lib/api/download.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { FILE_TIMEOUT_MS, fetchWithin, Unreachable } from '../../../lib/api/request.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { t } from './texts.ts'

const KEY = ['me', 'evidence'] as const
/** A file takes a minute: the log is sealed, then it is made. */
const LOOK_EVERY_MS = 5_000

/** How the player's file stands; looked at again while one is being made. */
export const useOwnEvidence = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call(ownEvidence, {}),
    refetchInterval: ({ state }) => state.data?.state === 'making' && LOOK_EVERY_MS,
  })

/** Has a file made. A refusal may mean that another tab asked: how it stands is looked at anew. */
export function useAsking(onAsked: () => void) {
  const client = useQueryClient()
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (password: string) => callWithBox(askEvidence, { password }),
    onSuccess: ({ data: now }) => {
      client.setQueryData(KEY, now)
      onAsked()
      notify.success(t('asked'))
    },
    onError: (failure) => {
      notify.error(failureText(failure))
      void client.invalidateQueries({ queryKey: KEY })
    },
  })
}

export const useDownload = (name: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: () => download(EVIDENCE_DOWNLOAD_PATH, name),
    onSuccess: () => notify.success(t('downloaded')),
    onError: (failure) => notify.error(failureText(failure)),
  })

const Published = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** The fingerprint of the root of the published keys; null where none are published. */
export const useRoot = () =>
  useQuery({
    queryKey: ['evidence-root'],
    queryFn: async () => {
      const response = await fetchWithin(FILE_TIMEOUT_MS, KEYS_PATH, {})
      if (response.status === 404) return null
      if (!response.ok) throw new Unreachable(`keys: ${response.status}`)
      return Published.parse(await response.json()).key
    },
  })
