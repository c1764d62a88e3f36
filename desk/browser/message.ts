import { openAnswers } from './answer.ts'
import { keepDrafts } from './drafts.ts'
import { reportPresence } from './presence.ts'

keepDrafts()
openAnswers()
reportPresence()
