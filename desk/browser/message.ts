import { openAnswers } from './answer.ts'
import { keepDrafts } from './drafts.ts'
import { sayPresence } from './presence.ts'

keepDrafts()
openAnswers()
sayPresence()
