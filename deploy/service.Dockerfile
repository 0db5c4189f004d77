# Any of the Node services: MAIN names its compiled main file.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs tsconfig.base.json ./
COPY contracts/package.json contracts/
COPY domain/package.json domain/
COPY platform/package.json platform/
COPY command-api/package.json command-api/
COPY query-api/package.json query-api/
RUN npm ci --workspace=contracts --workspace=domain --workspace=platform --workspace=command-api --workspace=query-api --include-workspace-root
COPY contracts contracts
COPY domain domain
COPY platform platform
COPY command-api command-api
COPY query-api query-api
RUN npx tsc -b command-api query-api \
  && npm prune --omit=dev --workspace=contracts --workspace=domain --workspace=platform --workspace=command-api --workspace=query-api

FROM node:20-bookworm-slim
ARG MAIN
ENV MAIN=${MAIN} NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contracts contracts
COPY --from=build /app/domain domain
COPY --from=build /app/platform platform
COPY --from=build /app/command-api command-api
COPY --from=build /app/query-api query-api
USER node
EXPOSE 3000
CMD ["sh", "-c", "exec node \"$MAIN\""]
