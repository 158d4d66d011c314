import fc from 'fast-check'
import { SEED } from './chance.ts'

fc.configureGlobal({ seed: SEED })
