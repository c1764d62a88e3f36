import { expect, test } from 'vitest'
import { securityTxt } from './app.ts'

test('security.txt says whom to tell, until when, and where it stands', () => {
  const text = securityTxt('seguranca@example.com', 'https://vitrinemedica.example', new Date('2026-01-01T12:00:00Z'))
  expect(text).toBe(
    `Contact: mailto:seguranca@example.com
Expires: 2026-12-31T00:00:00.000Z
Preferred-Languages: pt, en
Canonical: https://vitrinemedica.example/.well-known/security.txt
Policy: https://vitrinemedica.example/privacidade
`,
  )
})
