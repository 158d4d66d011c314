import { walletSuite } from '../testing/wallet-suite.ts'
import { openAmusnetWire } from './testing/open-wire.ts'

walletSuite(openAmusnetWire)
