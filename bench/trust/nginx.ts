import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const program = '/usr/sbin/nginx'

/** nginx before these ports, set up as docs/operations.md says. Installs Debian's package when there is none. */
export async function startNginx(port: number, ports: readonly number[]) {
  if (!existsSync(program)) {
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' })
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, ports))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await sleep(500)
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream vitrine {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64k;
    location / {
      proxy_pass http://vitrine;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 3;
    }
  }
}
`
}
