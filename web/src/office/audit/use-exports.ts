import { useQuery, useQueryClient } from '@tanstack/react-query'
import { exportAudit } from '@zar/contract/office/audit'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { saveAnswered } from '../parts/api/save-answered.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './export-texts.ts'

export const EXPORTS_KEY = ['audit', 'exports']

type Terms = { from: string; until: string; format: 'sealed' | 'csv' }

/** What an export that waits is of, as its first person asked for it. */
export const termsOf = ({ terms }: Proposal): Terms => ({
  from: String(terms.from),
  until: String(terms.until),
  format: terms.format === 'csv' ? 'csv' : 'sealed',
})

/** Exports that wait for a second person; of whoever may export. */
export function useExports() {
  const me = useMe()
  return useQuery({
    queryKey: EXPORTS_KEY,
    queryFn: async () =>
      (await call(proposals, {})).filter(({ right }) => right === 'audit.export'),
    enabled: mayDo(me, 'audit.export'),
  })
}

/** The two answers to an export that waits. */
export function useExportAnswers(proposal: Proposal) {
  const client = useQueryClient()
  const anew = () => client.invalidateQueries({ queryKey: EXPORTS_KEY })
  return {
    approve: async (reason: string) => {
      const input = { ...termsOf(proposal), reason, proposal: proposal.id }
      const { file } = await call(exportAudit, input)
      if (file) saveAnswered(file)
      notify(t('done'))
      await anew()
    },
    withdraw: async () => {
      try {
        await call(withdrawProposal, { id: proposal.id })
        notify(t('withdrawn'))
      } catch (error) {
        notify(failureText(error))
      }
      await anew()
    },
  }
}
