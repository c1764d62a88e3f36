import { offerCopies } from './copies.ts'
import { listenToKeys } from './keys.ts'
import { watchNews } from './news.ts'
import { offerNotices } from './notices.ts'

listenToKeys()
offerCopies()
watchNews()
offerNotices()
