import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Account, account, setConsent, setLanguage } from '@zar/contract/players/account'
import { call, callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { notify } from '../../ui/feedback/toast.tsx'

const KEY = ['me', 'account']

/** Who the player is, asked for anew whenever the page opens. */
export const useAccount = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(account, {}), refetchOnMount: 'always' })

type Consent = Account['consents'][number]
/** One preference, set. */
export type Preference = { locale: Account['locale'] } | { consent: Consent; isGiven: boolean }

/** Sets one preference; the page shows it once the server has agreed. */
export function usePreferences() {
  const client = useQueryClient()
  const setting = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (next: Preference) =>
      'locale' in next
        ? callForAnswer(setLanguage, { locale: next.locale })
        : callForAnswer(setConsent, { kind: next.consent, isGiven: next.isGiven }),
    onSuccess: ({ message }, next) => {
      client.setQueryData<Account>(KEY, (now) => now && withPreference(now, next))
      notify.success(message)
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  return { set: setting.mutate, isSetting: setting.isPending, asked: setting.variables }
}

function withPreference(now: Account, next: Preference): Account {
  if ('locale' in next) return { ...now, locale: next.locale }
  const others = now.consents.filter((kind) => kind !== next.consent)
  return { ...now, consents: next.isGiven ? [...others, next.consent] : others }
}

/** Has the account asked for anew, after a change that was made elsewhere on the page. */
export function useRefreshAccount() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: KEY })
}
