# Images of the Node services: one target each (docs/operations.md, Images).
ARG BASE=node:24.21.0-bookworm-slim

# What npm needs to know of the workspaces.
FROM ${BASE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
COPY contracts/package.json contracts/
COPY domain/package.json domain/
COPY platform/package.json platform/
COPY command-api/package.json command-api/
COPY query-api/package.json query-api/
COPY workers/package.json workers/

# The compiled workspaces, without what only other workspaces and their tests read.
FROM manifests AS build
RUN npm ci --workspace=contracts --workspace=domain --workspace=platform --workspace=command-api --workspace=query-api --workspace=workers --include-workspace-root
COPY tsconfig.base.json ./
COPY contracts contracts
COPY domain domain
COPY platform platform
COPY command-api command-api
COPY query-api query-api
COPY workers workers
RUN npx tsc -b command-api query-api workers --sourceMap false --declarationMap false \
  && rm -rf */dist/testing */dist/.tsbuildinfo && find */dist -name '*.d.ts' -delete

FROM manifests AS command-api-files
RUN npm ci --omit=dev --workspace=contracts --workspace=domain --workspace=platform --workspace=command-api \
  && rm -r package-lock.json .npmrc .puppeteerrc.cjs query-api workers
COPY NOTICE ./
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/platform/dist platform/dist
COPY --from=build /app/command-api/dist command-api/dist

FROM manifests AS query-api-files
RUN npm ci --omit=dev --workspace=contracts --workspace=domain --workspace=platform --workspace=query-api \
  && rm -r package-lock.json .npmrc .puppeteerrc.cjs command-api workers
COPY NOTICE ./
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/platform/dist platform/dist
COPY --from=build /app/query-api/dist query-api/dist

FROM manifests AS worker-packages
RUN npm ci --omit=dev --workspace=contracts --workspace=domain --workspace=platform --workspace=workers \
  && rm -r package-lock.json .npmrc .puppeteerrc.cjs command-api query-api

FROM worker-packages AS worker-cv-files
# npm installs it for a loader of configuration files (cosmiconfig), which reads none in TypeScript here.
RUN rm -r node_modules/typescript node_modules/@typescript
COPY NOTICE feeds.config.json ./
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/platform/dist platform/dist
COPY --from=build /app/workers/dist workers/dist
COPY workers/data workers/data
COPY workers/fonts workers/fonts

FROM worker-cv-files AS worker-files
# Only worker-cv prints: these are loaded with the first CV.
RUN rm -r workers/fonts && cd node_modules && rm -r @expo-google-fonts @cantoo puppeteer puppeteer-core @puppeteer devtools-protocol

FROM ${BASE} AS service
WORKDIR /app
ENV NODE_ENV=production
EXPOSE 3000
CMD ["sh", "-c", "exec node \"$MAIN\""]

FROM service AS command-api
COPY --from=command-api-files /app ./
# The version that events record: SERVICE_VERSION=$(node scripts/version.mjs) docker compose build
ARG SERVICE_VERSION=
# The main file, which the health check also reads.
ENV MAIN=command-api/dist/command-api.main.js SERVICE_VERSION=${SERVICE_VERSION}
USER node

# Also the projector (MAIN=query-api/dist/projector.main.js), and the rebuild of read models.
FROM service AS query-api
COPY --from=query-api-files /app ./
ARG SERVICE_VERSION=
ENV MAIN=query-api/dist/query-api.main.js SERVICE_VERSION=${SERVICE_VERSION}
USER node

# Also the relay (MAIN=workers/dist/relay.main.js). Its workers have neither a browser nor a speech recognizer.
FROM service AS worker
COPY --from=worker-files /app ./
ARG SERVICE_VERSION=
ENV MAIN=workers/dist/worker.main.js SERVICE_VERSION=${SERVICE_VERSION}
USER node

FROM service AS worker-transcription
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends ffmpeg pocketsphinx-en-us \
  && apt-get clean && rm -rf /var/lib/apt/lists/*
COPY --from=worker-files /app ./
ARG SERVICE_VERSION=
ENV MAIN=workers/dist/worker.main.js SERVICE_VERSION=${SERVICE_VERSION}
USER node

# Its browser runs without a GPU, so it loads no drivers of Mesa, and no LLVM, which only they use.
FROM service AS worker-cv
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /usr/lib/*-linux-gnu/dri /usr/lib/*-linux-gnu/libLLVM-*
COPY --from=worker-cv-files /app ./
ARG SERVICE_VERSION=
ENV MAIN=workers/dist/worker.main.js SERVICE_VERSION=${SERVICE_VERSION}
USER node
