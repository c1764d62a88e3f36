import { showErrorsAsTyped } from './errors-as-typed.ts'

showErrorsAsTyped()
