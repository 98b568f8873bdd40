# The site as a container (docs/deploy.md). It runs with a read-only file system.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages/paper-cards/package.json ./packages/paper-cards/
COPY packages/content/package.json ./packages/content/
RUN npm ci
COPY . .
# Needed if it has a path, which the build fixes.
ARG SITE_URL
# npm counts what a workspace needs as needed in production.
RUN npm run build && npm pkg delete workspaces && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/main.js"]
