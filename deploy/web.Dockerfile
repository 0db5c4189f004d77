# The client and nginx, which routes /api by method: reads to query-api, writes to command-api.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs tsconfig.base.json ./
COPY contracts/package.json contracts/
COPY frontend/package.json frontend/
RUN npm ci --workspace=contracts --workspace=frontend --include-workspace-root
COPY contracts contracts
COPY frontend frontend
COPY scripts/version.mjs scripts/
COPY deploy/render-nginx-routes.mjs deploy/
# The version that the client sends: SERVICE_VERSION=$(node scripts/version.mjs) docker compose build
ARG SERVICE_VERSION=
ENV VITE_VERSION=${SERVICE_VERSION}
RUN npx tsc -b contracts && npx vite build frontend && node deploy/render-nginx-routes.mjs nginx-routes

FROM nginxinc/nginx-unprivileged:1.27.4-alpine
COPY --from=build /app/frontend/dist /usr/share/nginx/html
COPY --from=build /app/nginx-routes /etc/nginx/routes
COPY deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --chmod=755 deploy/15-server-names.envsh /docker-entrypoint.d/15-server-names.envsh
EXPOSE 8080
