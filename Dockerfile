# Builds everything, then keeps the server with its run-time dependencies and the client's pages.
FROM node:22-slim AS build
WORKDIR /src
# Dependencies alone first: this layer lasts until the lockfile changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes "$(node -p "require('./package.json').packageManager")" fetch
COPY . .
RUN node scripts/ship.mjs /shipped

FROM node:22-slim
# docker build --build-arg REVISION="$(git rev-parse HEAD)" names the commit; VERSION is package.json's.
ARG VERSION=0.4.0-dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Illuminice" \
  org.opencontainers.image.description="An online table for a card game of conspiracies" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
COPY --from=build /shipped ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, neither npm nor a shell: they would keep SIGTERM to themselves.
CMD ["node", "server/dist/main.js"]
