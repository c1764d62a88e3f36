import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '#bench/nginx.ts'

/**
 * nginx as in docs/operations.md, with HTTP/2 and a certificate of its own. It forwards the address that a visitor
 * states, so that one machine can act as many.
 */
export async function startHttp2Proxy(
  port: number,
  upstream: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...wanted, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const stopNginx = await startNginx(`
  upstream vitrine { server ${new URL(upstream).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    http2_max_concurrent_streams 32;
    client_max_body_size 64k;
    location / {
      proxy_pass http://vitrine;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`)
  return {
    url: `https://127.0.0.1:${port}`,
    stop: async () => {
      await stopNginx()
      rmSync(folder, { recursive: true })
    },
  }
}
