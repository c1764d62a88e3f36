/** Headers that every answer carries. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** No plain HTTP for a year; sent only to visitors with TLS, because browsers ignore it elsewhere. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const
