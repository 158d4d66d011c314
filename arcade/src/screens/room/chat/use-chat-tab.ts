import type { Language } from '../../../protocol.ts'
import { useForm } from '../../kit/use-form.ts'
import { CHAT_WORDS } from './words.ts'

/** The chat among a rail's tabs. On an upright phone it is a panel: a rail is too low there. */
export const useChatTab = (language: Language): { key: 'chat'; name: string }[] =>
  useForm() === 'tall' ? [] : [{ key: 'chat', name: CHAT_WORDS[language].name }]
