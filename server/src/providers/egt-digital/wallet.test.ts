import { walletSuite } from '../testing/wallet-suite.ts'
import { openEgtDigitalWire } from './testing/open-wire.ts'

walletSuite(openEgtDigitalWire)
