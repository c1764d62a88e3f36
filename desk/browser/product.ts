import { sayWords } from './words.ts'

sayWords()
