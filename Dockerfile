# The site in a container: docs/deploy.md. Nothing in it is root's, and only /data is written to.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
COPY tests/package.json tests/
COPY editor/package.json editor/
RUN npm ci --workspaces=false
COPY . .
ARG PUBLIC_ADDRESS=
RUN npm run build && npm ci --omit=dev --omit=optional --workspaces=false

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SIGN_UP_DATABASE=/data/sign-ups.db
WORKDIR /srv/site
COPY --from=build /srv/site/package.json ./
COPY --from=build /srv/site/node_modules node_modules
COPY --from=build /srv/site/dist dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist/server/main.js"]
