# One image for every process of the full stack; docker-compose.yml says which one a container runs.

FROM node:22-bookworm-slim AS build
WORKDIR /app
# better-sqlite3 is compiled where no binary can be fetched for this platform.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
COPY events/package.json events/
COPY storage/package.json storage/
COPY event-log/package.json event-log/
COPY accounts/package.json accounts/
COPY process/package.json process/
COPY command-api/package.json command-api/
COPY projector/package.json projector/
COPY query-api/package.json query-api/
COPY workers/package.json workers/
COPY frontend/package.json frontend/
COPY demo/package.json demo/
COPY standalone/package.json standalone/
COPY bench/package.json bench/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /app
# Less room for what is young, and few heaps beside V8's: some 15 MB that nobody misses.
ENV NODE_ENV=production DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build /app/standalone/package.json standalone/package.json
COPY --from=build /app/standalone/dist standalone/dist
USER node
VOLUME /data
EXPOSE 3000
# Without a command: the whole site in one process, on files in /data.
CMD ["node", "standalone/dist/main.js"]
