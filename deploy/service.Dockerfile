# Image of a Node service. MAIN is its compiled main file.
FROM node:20.19.5-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs tsconfig.base.json ./
COPY contracts/package.json contracts/
COPY domain/package.json domain/
COPY platform/package.json platform/
COPY command-api/package.json command-api/
COPY query-api/package.json query-api/
COPY workers/package.json workers/
RUN npm ci --workspace=contracts --workspace=domain --workspace=platform --workspace=command-api --workspace=query-api --workspace=workers --include-workspace-root
COPY contracts contracts
COPY domain domain
COPY platform platform
COPY command-api command-api
COPY query-api query-api
COPY workers workers
RUN npx tsc -b command-api query-api workers \
  && npm prune --omit=dev --workspace=contracts --workspace=domain --workspace=platform --workspace=command-api --workspace=query-api --workspace=workers

FROM node:20.19.5-bookworm-slim
ARG MAIN
# The version that events record: SERVICE_VERSION=$(node scripts/version.mjs) docker compose build
ARG SERVICE_VERSION=
# Additional Debian packages, such as the speech recognizer of the worker.
ARG PACKAGES=
RUN if [ -n "$PACKAGES" ]; then apt-get update -qq && apt-get install -y -qq --no-install-recommends $PACKAGES \
  && rm -rf /var/lib/apt/lists/*; fi
ENV MAIN=${MAIN} NODE_ENV=production SERVICE_VERSION=${SERVICE_VERSION}
WORKDIR /app
COPY feeds.config.json NOTICE ./
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contracts contracts
COPY --from=build /app/domain domain
COPY --from=build /app/platform platform
COPY --from=build /app/command-api command-api
COPY --from=build /app/query-api query-api
COPY --from=build /app/workers workers
USER node
EXPOSE 3000
CMD ["sh", "-c", "exec node \"$MAIN\""]
